interface NginxConfig {
  folder: string
  port: number
  originPort: number
  /** Of the gateway's reply. */
  headers: Headers
}

/** Set by nginx itself. */
const own = ['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'server']
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/**
 * A cache with sendfile and tcp_nopush as in Debian's configuration, and one line of log per request
 * in blocks, as the gateway's.
 */
export function nginxConfig({ folder, port, originPort, headers }: NginxConfig): string {
  const added = [...headers]
    .filter(([name]) => !own.includes(name))
    .map(
      ([name, value]) =>
        `add_header ${name} ${name === 'x-request-id' ? '$request_id' : quote(value)};`,
    )
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 600s;
  keepalive_requests 1000000000;
  access_log ${folder}/access.log combined buffer=64k flush=1s;
  ${temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  proxy_cache_path ${folder}/cache keys_zone=replies:1m;
  server {
    listen 127.0.0.1:${port};
    proxy_cache replies;
    proxy_cache_valid 200 1h;
    ${added.join('\n    ')}
    location / {
      proxy_pass http://127.0.0.1:${originPort};
    }
  }
}
`
}

function quote(value: string): string {
  // nginx has no escape for its own variables.
  if (value.includes('$')) throw new Error(`nginx cannot send ${value}`)
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
