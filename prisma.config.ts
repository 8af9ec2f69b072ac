import { defineConfig } from "prisma/config";

// `prisma generate` asks for an engine it does not use and would download one: any program of this machine will do.
process.env["PRISMA_SCHEMA_ENGINE_BINARY"] ??= process.execPath;

export default defineConfig({ schema: "prisma/schema.prisma" });
