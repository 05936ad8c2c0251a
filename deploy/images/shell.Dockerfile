# The shell's server with the shell that it was built with. Build it in the root of the repository:
#   docker build -f deploy/images/shell.Dockerfile -t site-shell .
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY . .
RUN node tooling/bootstrap.mjs build shell

FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY shell/package.json shell/
COPY shared-api/package.json shared-api/
COPY shared-content/package.json shared-content/
COPY shared-language/package.json shared-language/
COPY shared-tracing/package.json shared-tracing/
COPY shared-server/package.json shared-server/
COPY shared-host/package.json shared-host/
COPY shared-releases/package.json shared-releases/
COPY shared-shell/package.json shared-shell/
COPY shared-ui/package.json shared-ui/
RUN npm install --omit=dev --workspace shell --workspace shared-content --workspace shared-language --workspace shared-tracing --workspace shared-server --workspace shared-releases --no-audit --no-fund --loglevel=error
# What only builds and browsers use; the browser's half is in shell/dist.
RUN rm -rf node_modules/@rspack node_modules/@module-federation node_modules/@typescript node_modules/typescript \
    node_modules/@mui node_modules/@babel node_modules/@swc/core* node_modules/@tanstack node_modules/react-router

FROM node:24-trixie-slim
# At one path for every architecture.
RUN apt-get update && apt-get install -y --no-install-recommends libjemalloc2 && rm -rf /var/lib/apt/lists/* \
    && ln -s "$(find /usr/lib -name libjemalloc.so.2)" /usr/local/lib/libjemalloc.so.2
ENV LD_PRELOAD=/usr/local/lib/libjemalloc.so.2 MALLOC_CONF=narenas:2,dirty_decay_ms:50,muzzy_decay_ms:0
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=packages /app ./
COPY shared-api/src shared-api/src
COPY shared-content/src shared-content/src
COPY shared-language/src shared-language/src
COPY shared-tracing/src shared-tracing/src
COPY shared-server/src shared-server/src
COPY shared-host/src shared-host/src
COPY shared-releases/src shared-releases/src
COPY shared-shell/src shared-shell/src
COPY shared-ui/src shared-ui/src
COPY shell/src shell/src
COPY shell/server shell/server
COPY --from=build /app/shell/dist shell/dist
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As in tooling/processes/shell-process.ts, and so the settings of jemalloc above.
ENTRYPOINT ["node", "--max-semi-space-size=16", "--min-semi-space-size=16", "--heap-growing-percent=50", "--no-parallel-scavenge", "--expose-gc", "shell/server/main.ts"]
