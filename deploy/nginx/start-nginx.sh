#!/bin/sh
# Writes the configuration from the environment and runs nginx with it. Everything that is written lies below /tmp, so
# that the rest of the file system can be read-only. A renewed certificate is loaded while nginx runs.
#   start-nginx.sh [template [folder]]
set -eu

template="${1:-/etc/nginx/nginx.conf.template}"
folder="${2:-/tmp/nginx}"

# SITE_NAME: host name of the site
# API_NAME: host name of the API
# SHELL_SERVERS: the shells as nginx names them: `server shell-1:3000 max_fails=2 fail_timeout=3s; server shell-1:3000 backup max_fails=0; …`
# API_SERVERS: the APIs, the same way
: "${SITE_NAME:?is not set}" "${API_NAME:?is not set}" "${SHELL_SERVERS:?is not set}" "${API_SERVERS:?is not set}"
export SITE_NAME API_NAME SHELL_SERVERS API_SERVERS
# CERTIFICATE: file of the certificate of both names
# CERTIFICATE_KEY: file of its key
# CERTIFICATE_CHECK_SECONDS: time between two looks at both files; when they have changed, they are loaded
export CERTIFICATE="${CERTIFICATE:-/etc/tls/tls.crt}" CERTIFICATE_KEY="${CERTIFICATE_KEY:-/etc/tls/tls.key}"
# SITE_LISTEN: port or address of the site (TLS, HTTP/2)
# API_LISTEN: port or address of the API (TLS, HTTP/2)
# PLAIN_LISTEN: port or address that redirects to TLS
# INTERNAL_LISTEN: port or address of the API for the shells, without TLS
# STATUS_LISTEN: port or address of `/health` and `/status`
# PUBLIC_PORT: port in redirects, such as `:8443`, where it is not 443
export SITE_LISTEN="${SITE_LISTEN:-8443}" API_LISTEN="${API_LISTEN:-8443}" PLAIN_LISTEN="${PLAIN_LISTEN:-8080}"
export INTERNAL_LISTEN="${INTERNAL_LISTEN:-8082}" STATUS_LISTEN="${STATUS_LISTEN:-8081}" PUBLIC_PORT="${PUBLIC_PORT:-}"
# ACCESS_LOG: file of the access log
# READ_TIMEOUT: time until the next server is asked
# UPLOAD_LIMIT: largest application with its documents: at least UPLOAD_MAX_TOTAL_MB of the API and two more
# REAL_IP: behind a CDN: `set_real_ip_from 192.0.2.0/24; real_ip_header X-Forwarded-For;`
# RESOLVER: for the name of the store, and for servers with `resolve`: `resolver … valid=5s;`; default: that of /etc/resolv.conf
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}" READ_TIMEOUT="${READ_TIMEOUT:-10s}" UPLOAD_LIMIT="${UPLOAD_LIMIT:-64m}" REAL_IP="${REAL_IP:-}"
if [ -z "${RESOLVER:-}" ]; then
  # An IPv6 address is in brackets; nginx knows none of one interface (%).
  servers=$(awk '$1 == "nameserver" && $2 !~ /%/ { printf "%s ", $2 ~ /:/ ? "[" $2 "]" : $2 }' /etc/resolv.conf || true)
  RESOLVER="${servers:+resolver ${servers}valid=5s ipv6=off;}"
fi
export RESOLVER
# STORE_SCHEME: how the bucket of releases is read, http or https
# STORE_ADDRESS: host and port of a bucket that allows reading; without it, or while its name is not known, released files come from the shells
# STORE_HOST: its name in requests and in its certificate; default: STORE_ADDRESS
# STORE_PREFIX: path of the releases in it, such as `/bucket/site`
export STORE_SCHEME="${STORE_SCHEME:-http}" STORE_ADDRESS="${STORE_ADDRESS:-127.0.0.1:9}"
export STORE_HOST="${STORE_HOST:-$STORE_ADDRESS}" STORE_PREFIX="${STORE_PREFIX:-}"

mkdir -p "$folder"
# Only the words of this file: nginx has variables of its own.
envsubst "$(grep -o '\${[A-Z_]*}' "$template" | sort -u | tr '\n' ' ')" < "$template" > "$folder/nginx.conf"

# A reload is graceful: old workers finish their requests. Until a new certificate passes the test, nginx goes on with the
# one that it has; between the replacement of one file and that of the other the two do not fit.
checksum() { cksum "$CERTIFICATE" "$CERTIFICATE_KEY" 2>&1; }
watch_certificate() {
  loaded=$1
  # $$ is nginx: `exec` below keeps the number of this process.
  while sleep "${CERTIFICATE_CHECK_SECONDS:-60}" && kill -0 $$ 2>/dev/null; do
    found=$(checksum || true)
    [ "$found" = "$loaded" ] && continue
    if nginx -t -q -p "$folder/" -c "$folder/nginx.conf" && nginx -s reload -p "$folder/" -c "$folder/nginx.conf"; then
      loaded=$found
      echo "start-nginx: the certificate has changed and is loaded" >&2
    else
      echo "start-nginx: the certificate has changed and cannot be loaded; the one before stays" >&2
    fi
  done
}
watch_certificate "$(checksum || true)" &

# In place of this process, so that signals reach nginx.
exec nginx -p "$folder/" -c "$folder/nginx.conf" -g 'daemon off;'
