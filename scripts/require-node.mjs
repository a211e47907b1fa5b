// Imported first by every command, so that an old Node says what to do instead of a stack trace.
const REQUIRED = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < REQUIRED[0] || (major === REQUIRED[0] && minor < REQUIRED[1])) {
  console.error(
    `Node ${process.versions.node} is too old: install Node ${REQUIRED.join(".")} or newer (https://nodejs.org) and run the command again.`,
  );
  process.exit(1);
}
