# The site with its server. Build it with: docker build --tag site .   Guide: docs/containers.md
# Each step is a plain command, so it can be tested without a container engine.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc* ./
COPY server/package.json server/
COPY scripts/install.mjs scripts/
RUN npm ci --omit=dev
COPY . .
# The pages contain these: the agency, where the form sends messages ('/' is this server), and the retention time.
ARG AGENCY_DIR=agency
ARG VITE_SUPABASE_URL=/
ARG VITE_SUPABASE_ANON_KEY=
ARG RETENTION_MONTHS=12
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc* ./
COPY server/package.json server/
# Install only the packages that the running server needs.
RUN npm ci --omit=dev --ignore-scripts --workspace server

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data LOG=json
# The server needs the same values; its security policy allows the form's target.
ARG AGENCY_DIR=agency
ARG VITE_SUPABASE_URL=/
ARG VITE_SUPABASE_ANON_KEY=
ARG RETENTION_MONTHS=12
ENV AGENCY_DIR=$AGENCY_DIR VITE_SUPABASE_URL=$VITE_SUPABASE_URL VITE_SUPABASE_ANON_KEY=$VITE_SUPABASE_ANON_KEY RETENTION_MONTHS=$RETENTION_MONTHS
COPY --from=packages /site/ ./
COPY --from=build /site/build/client build/client/
# The same files, compressed.
COPY --from=build /site/build/compressed build/compressed/
COPY ${AGENCY_DIR}/site.yaml ${AGENCY_DIR}/
COPY supabase/ supabase/
COPY app/paths.ts app/
COPY hosting/ hosting/
COPY server/ server/
# Restoring a backup with rows of the desk creates the desk's tables.
COPY desk/migrations/ desk/migrations/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((answer)=>process.exit(answer.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server/main.ts"]
