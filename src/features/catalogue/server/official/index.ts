export { importOfficial, type OfficialReport } from './importOfficial'
export { isOfficialKind } from './kinds'
export type { OfficialKind } from '#server/services/official'
