import { logger } from "../log.ts";

// The tests provoke what we log.
logger.level = "silent";
