import type { IconProps } from "./icon-frame.tsx";
import {
  BaseplateIcon,
  ConcreteBeamIcon,
  ConcreteColumnIcon,
  DesignTablesIcon,
  LoadPathIcon,
  PadFootingIcon,
  PileCapIcon,
  SectionLibraryIcon,
  SteelBeamIcon,
  SteelColumnIcon,
  SteelConnectionIcon,
} from "./module-icons.tsx";

const ICONS = {
  "steel-beam": SteelBeamIcon,
  "steel-column": SteelColumnIcon,
  "steel-connection": SteelConnectionIcon,
  "concrete-beam": ConcreteBeamIcon,
  "concrete-column": ConcreteColumnIcon,
  "pad-footing": PadFootingIcon,
  "pile-cap": PileCapIcon,
  baseplate: BaseplateIcon,
  "section-library": SectionLibraryIcon,
  "load-path": LoadPathIcon,
  "design-tables": DesignTablesIcon,
} as const;

export type IconName = keyof typeof ICONS;

/** The icon of a design module by its name. */
export function ModuleIcon({ name, ...props }: IconProps & { readonly name: IconName }) {
  const Icon = ICONS[name];
  return <Icon {...props} />;
}
