# The reference API, which runs from source. Build it in the root of the repository:
#   docker build -f deploy/images/api.Dockerfile -t site-api .
FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY shared-api/package.json shared-api/
COPY shared-content/package.json shared-content/
COPY shared-language/package.json shared-language/
COPY shared-facts/package.json shared-facts/
COPY shared-tracing/package.json shared-tracing/
COPY shared-server/package.json shared-server/
RUN npm install --omit=dev --workspace api --workspace shared-content --workspace shared-language --workspace shared-facts --workspace shared-tracing --workspace shared-server --no-audit --no-fund --loglevel=error
# What only browsers use.
RUN rm -rf node_modules/@tanstack node_modules/react-dom

FROM node:24-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/tmp/data
WORKDIR /app
COPY --from=packages /app ./
COPY shared-api/src shared-api/src
COPY shared-content/src shared-content/src
COPY shared-language/src shared-language/src
COPY shared-facts/src shared-facts/src
COPY shared-tracing/src shared-tracing/src
COPY shared-server/src shared-server/src
COPY api/migrations api/migrations
COPY api/src api/src
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without the limit a process on a machine with much memory keeps 100 MB more of it for short-lived objects, for nothing.
ENTRYPOINT ["node", "--max-semi-space-size=8", "api/src/main.ts"]
