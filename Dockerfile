# The site as an image. `site` is what runs: Next's standalone folder, an ordinary user, no build tools and no database.
# `tools` is what operators run beside it: migrations and the making of admins (see compose.yaml).
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-slim AS tools
WORKDIR /source
ENV NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build
USER node

FROM node:${NODE_VERSION}-slim AS site
WORKDIR /site
# DRAIN_SECONDS: how long a server asked to end still takes requests, until the balancer before it has noticed.
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data DRAIN_SECONDS=5 \
    NEXT_TELEMETRY_DISABLED=1
RUN mkdir /data && chown node:node /data
COPY --from=tools /source/.next/standalone ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
