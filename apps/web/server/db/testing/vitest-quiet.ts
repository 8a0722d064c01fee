import { logger } from "../../log.ts";

// The tests provoke errors that are logged.
logger.level = "silent";
