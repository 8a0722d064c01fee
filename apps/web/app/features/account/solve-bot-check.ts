/** Fetches a challenge of the bot check and solves it. The solver is loaded only when it is needed. */
export async function solveBotCheck(): Promise<string> {
  const response = await fetch("/api/bot-check");
  if (!response.ok) throw new Error(`No bot check challenge: HTTP ${response.status}`);
  const { solveChallenge } = await import("../../../shared/solve-challenge.ts");
  return solveChallenge(await response.json());
}
