# The commands of the repository (release, rollback, backup, restore) for jobs. Build it in the root of the repository:
#   docker build -f deploy/images/tools.Dockerfile -t site-tools .
FROM node:24-trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends git postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
# The checks of a release keep what they know about types in .cache; only /tmp can be written at run time.
RUN node tooling/bootstrap.mjs build && npm cache clean --force && rm -rf .cache && ln -s /tmp .cache \
  && mkdir /data && chown 1000:1000 /data
# npm writes its log below HOME.
ENV HOME=/tmp
USER 1000:1000
HEALTHCHECK NONE
ENTRYPOINT ["npm", "run", "--silent"]
