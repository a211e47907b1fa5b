import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { temporaryDirectory } from "../message-path/fixture-site.ts";

/** Where a program lies: on the path, or where Debian puts servers. */
export function findProgram(name: string): string | undefined {
  const directories = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
  return directories.map((directory) => path.join(directory, name)).find((file) => existsSync(file));
}

/** A port that is free at the moment of asking. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}

export type WebServer = { url: string; stop(): Promise<void> };

const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/**
 * Starts nginx with the configuration that the build wrote, included as the guide says, and brotli where its module
 * is installed.
 * @param program see findProgram
 * @param hosting folder of nginx.conf and nginx-site.conf
 */
export async function startNginx(program: string, hosting: string): Promise<WebServer> {
  const { directory, remove } = temporaryDirectory("nginx");
  const port = await freePort();
  const brotli = existsSync(BROTLI_MODULE);
  const include = (name: string) => `include ${path.resolve(hosting, name)};`;
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${directory}/${name};`,
  );
  writeFileSync(
    path.join(directory, "nginx.conf"),
    `${brotli ? `load_module ${BROTLI_MODULE};` : ""}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; worker_processes auto; pid ${directory}/pid; error_log ${directory}/error.log;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 1000000; ${paths.join(" ")} ${include("nginx.conf")}
  server { listen 127.0.0.1:${port}; ${brotli ? "brotli_static on;" : ""} ${include("nginx-site.conf")} }
}`,
  );
  const file = path.join(directory, "nginx.conf");
  const server = spawn(program, ["-p", directory, "-c", file, "-e", path.join(directory, "error.log")], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  return whenAnswering(server, `http://127.0.0.1:${port}`, remove);
}

/**
 * Starts Caddy with the configuration that the build wrote, imported as the guide says.
 * @param program see findProgram
 * @param hosting folder of the Caddyfile
 */
export async function startCaddy(program: string, hosting: string): Promise<WebServer> {
  const { directory, remove } = temporaryDirectory("caddy");
  const port = await freePort();
  const file = path.join(directory, "Caddyfile");
  const url = `http://127.0.0.1:${port}`;
  const written = path.resolve(hosting, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\nimport ${written}\n${url} {\n\timport site\n}\n`);
  const server = spawn(program, ["run", "--config", file, "--adapter", "caddyfile"], {
    env: { PATH: process.env.PATH, HOME: directory },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return whenAnswering(server, url, remove);
}

async function whenAnswering(server: ChildProcess, url: string, remove: () => void): Promise<WebServer> {
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    process.off("exit", kill);
    remove();
  };
  for (let attempt = 0; attempt < 200 && server.exitCode === null; attempt += 1) {
    if (await fetch(url).catch(() => undefined)) return { url, stop };
    await wait(50);
  }
  await stop();
  throw new Error(`${server.spawnfile} did not start: ${output}`);
}
