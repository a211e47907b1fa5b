# The site with its own server. Build: docker build -t site .   Guide: docs/containers.md
# Every step is a plain command, so that the image can be checked without a container engine.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc* ./
COPY server/package.json server/
COPY scripts/install.mjs scripts/
RUN npm ci --omit=dev
COPY . .
# Fixed at build: whose site it is, where the form sends ('/' is this server), what the privacy policy says.
ARG AGENCY_DIR=agency
ARG VITE_SUPABASE_URL=/
ARG VITE_SUPABASE_ANON_KEY=
ARG RETENTION_MONTHS=12
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc* ./
COPY server/package.json server/
# The few packages that the running server imports, out of all that the build needs.
RUN npm ci --omit=dev --ignore-scripts --workspace server

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data LOG=json
# The server must know them as well: the policy names where the form sends.
ARG AGENCY_DIR=agency
ARG VITE_SUPABASE_URL=/
ARG VITE_SUPABASE_ANON_KEY=
ARG RETENTION_MONTHS=12
ENV AGENCY_DIR=$AGENCY_DIR VITE_SUPABASE_URL=$VITE_SUPABASE_URL VITE_SUPABASE_ANON_KEY=$VITE_SUPABASE_ANON_KEY RETENTION_MONTHS=$RETENTION_MONTHS
COPY --from=packages /site/ ./
COPY --from=build /site/build/client build/client/
# Compressed forms of the same files.
COPY --from=build /site/build/compressed build/compressed/
COPY ${AGENCY_DIR}/site.yaml ${AGENCY_DIR}/
COPY supabase/ supabase/
COPY hosting/ hosting/
COPY server/ server/
# A backup may hold the desk's rows; restoring makes their tables.
COPY desk/migrations/ desk/migrations/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((answer)=>process.exit(answer.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server/main.ts"]
