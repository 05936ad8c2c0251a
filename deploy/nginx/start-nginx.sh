#!/bin/sh
# Writes the configuration from the environment and runs nginx with it. Everything that is written lies below /tmp, so
# that the rest of the file system can be read-only.
set -eu

: "${SHELL_SERVERS:?the shells: server shell:3000 max_fails=2 fail_timeout=3s;}"
: "${API_SERVERS:?the APIs: server api:4000 max_fails=2 fail_timeout=3s;}"
: "${SITE_NAME:?the host name of the site}"
: "${API_NAME:?the host name of the API}"
export SHELL_SERVERS API_SERVERS SITE_NAME API_NAME
export CERTIFICATE="${CERTIFICATE:-/etc/tls/tls.crt}" CERTIFICATE_KEY="${CERTIFICATE_KEY:-/etc/tls/tls.key}"
export SITE_LISTEN="${SITE_LISTEN:-8443}" API_LISTEN="${API_LISTEN:-8443}" PLAIN_LISTEN="${PLAIN_LISTEN:-8080}"
export INTERNAL_LISTEN="${INTERNAL_LISTEN:-8082}" STATUS_LISTEN="${STATUS_LISTEN:-8081}" PUBLIC_PORT="${PUBLIC_PORT:-}"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}" READ_TIMEOUT="${READ_TIMEOUT:-10s}" REAL_IP="${REAL_IP:-}" RESOLVER="${RESOLVER:-}"
# Without a store that can be read over HTTP nothing listens at this address, and released files come from the shells.
export STORE_SCHEME="${STORE_SCHEME:-http}" STORE_ADDRESS="${STORE_ADDRESS:-127.0.0.1:9}"
export STORE_HOST="${STORE_HOST:-$STORE_ADDRESS}" STORE_PREFIX="${STORE_PREFIX:-}"

mkdir -p /tmp/nginx
# Only the words of this file: nginx has variables of its own.
envsubst "$(grep -o '\${[A-Z_]*}' /etc/nginx/nginx.conf.template | sort -u | tr '\n' ' ')" \
  < /etc/nginx/nginx.conf.template > /tmp/nginx/nginx.conf
exec nginx -p /tmp/nginx/ -c /tmp/nginx/nginx.conf -g 'daemon off;'
