import { dataFile } from "../../features/section-library/data-pages/data-package.server.ts";
import { services } from "../../services.server.ts";
import type { Route } from "./+types/data.$file";

export async function loader({ params }: Route.LoaderArgs) {
  const { settings } = await services();
  return dataFile(params.file, settings.PUBLIC_URL);
}
