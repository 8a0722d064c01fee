/** The application's access to the server: the application imports the server only from `*.server.ts` files. */
export { requestIdOf } from "../server/http/request-id.ts";
export { logger } from "../server/log.ts";
export { services } from "../server/services.ts";
