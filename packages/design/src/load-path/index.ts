export type { Output, Receiver } from "../frame/passing/output.ts";
export {
  connected,
  disconnected,
  LONGEST_MARK,
  MOST_MEMBERS,
  markProblem,
  newMark,
  renamed,
  withoutMember,
} from "./edit.ts";
export { examplePath } from "./example.ts";
export {
  circleOf,
  circleWords,
  type Link,
  LoadPath,
  type Member,
  type MemberState,
  type PathModule,
  sourceName,
} from "./load-path.ts";
export { pathFigure } from "./path-figure.ts";
export { equalMemberTable, memberSchedule } from "./schedule.ts";
export { LOAD_PATH_KIND, LOAD_PATH_VERSION, openMembers, storedMembers } from "./stored.ts";
