/** The application's door to the server: a module of the application imports the server only from a `*.server.ts` file. */
export { requestIdOf } from "../server/http/request-id.ts";
export { logger } from "../server/log.ts";
export { services } from "../server/services.ts";
