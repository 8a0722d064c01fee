import { UNSAFE_ErrorResponseImpl as ErrorAnswer } from "react-router";
import { expect, test } from "vitest";
import { STOPPING, UNFINISHED } from "../../../shared/stopping-messages.ts";
import { failedTo, isLoadFailure, troubleOfPage, withNetworkError } from "./reachable.ts";

const sendTo = (fault: unknown) => withNetworkError(failedTo("sign in"), () => Promise.reject(fault));

test.each([
  ["no response", new TypeError("Failed to fetch"), "The server could not be reached. Check your connection"],
  ["a busy server", new ErrorAnswer(503, "", "The server is busy.\n"), "The server is busy. Try again in"],
  [
    "a server without its database",
    new ErrorAnswer(503, "", null),
    "The database is not responding. Try again in",
  ],
  [
    "a process that is stopping",
    new ErrorAnswer(503, "", `${STOPPING}\n`),
    "The server is restarting. Try again in",
  ],
  [
    "a process that stops before it has finished",
    new ErrorAnswer(503, "", `${UNFINISHED}\n`),
    "The server restarted before it finished. Your request may have been completed",
  ],
  [
    "a proxy with its own limit",
    new ErrorAnswer(429, "", "<html>Too Many Requests</html>"),
    "Too many requests from your network. Try again in a few",
  ],
  [
    "a proxy with a smaller size limit",
    new ErrorAnswer(413, "", "<html>"),
    "This is too long for the form. Shorten",
  ],
  [
    "a firewall",
    new ErrorAnswer(403, "", "<html>Forbidden</html>"),
    "The request was rejected. Try again in a",
  ],
  ["a fault", new ErrorAnswer(502, "", "Bad Gateway"), "The server returned an error. Try again in a few"],
  ["an invalid response", new Error("Unable to decode"), "The server returned an error. Try again in a few"],
])("a form that meets %s keeps its input and shows the reason", async (_who, fault, words) => {
  expect(await sendTo(fault)).toMatchObject({
    unreachable: true,
    error: expect.stringContaining(`Failed to sign in: ${words}`),
  });
});

test("an aborted navigation shows no error", async () => {
  const elsewhere = Response.redirect("http://localhost/dashboard");
  await expect(sendTo(elsewhere)).rejects.toBe(elsewhere);
});

test.each([
  "Failed to fetch",
  "Failed to fetch dynamically imported module: https://example.com/assets/settings.js",
  "network error",
  "NetworkError when attempting to fetch resource.",
  "error loading dynamically imported module: https://example.com/assets/settings.js",
  "Load failed",
  "Importing a module script failed.",
])("a page that met \u201c%s\u201d is reported as unreachable", (message) => {
  expect(troubleOfPage(new TypeError(message))?.reason).toBe("The server could not be reached");
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'email')"),
  new TypeError('can\'t access property "email", account is undefined'),
  new Error("Unexpected Server Error"),
  new ErrorAnswer(500, "", "Something went wrong on our side."),
  new ErrorAnswer(503, "", null),
])("a page that met %s is not reported as unreachable", (error) => {
  expect(troubleOfPage(error)).toBeUndefined();
});

test("a page rejected by a proxy's limit shows the limit as the reason", () => {
  const rejection = new ErrorAnswer(429, "", "<html>Too Many Requests</html>");
  expect(troubleOfPage(rejection)?.reason).toBe("Too many requests from your network");
});

test.each([
  [new TypeError("Failed to fetch dynamically imported module: /assets/a.js"), true],
  [new TypeError("Importing a module script failed."), true],
  [new Error("The section data could not be loaded (HTTP 503)."), true],
  [new SyntaxError("Unexpected token '<'"), true],
  [new DOMException("Failed to execute 'removeChild' on 'Node'", "NotFoundError"), false],
  [new TypeError("Cannot read properties of undefined (reading 'a')"), false],
  [new Error("A record was used before the engine had loaded."), false],
])("%s is a failure to load: %s", (error, isLoad) => {
  expect(isLoadFailure(error)).toBe(isLoad);
});
