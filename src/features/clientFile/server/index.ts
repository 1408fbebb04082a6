import { codeOf } from '#server/db'
import { collectionRoutes } from '#server/http/collections'
import type { OpenFeature, ServerFeature, Dependencies } from '#server/http'
import { together, type FileContribution, type FileContributions } from './contributions'
import { deletions, expiringFiles, proposals, proposalsOfFile, readings } from './collections'
import { accessLog } from './jobs/accessLog'
import { retention } from './jobs/retention'
import { clientFileRows } from './demo'
import { migrations } from './migrations'
import { keptClientFiles, tables } from './tables'
import { policies } from './policies'
import { calculationRoutes } from './routes/calculation'
import { clientFileRoutes } from './routes/clientFiles'
import { clientFileStateRoutes } from './routes/clientFileState'
import { withAccessLog } from './routes/accessLog'
import { optimalInvestmentRoutes } from './routes/optimalInvestment'
import { privacyRoutes } from './routes/privacy'
import { proposalRoutes } from './routes/proposals'

/** @param contributions of the features that keep something of a household, or make files */
export const clientFileServer = (contributions: readonly FileContribution[]): ServerFeature => ({
  name: 'clientFile',
  policies,
  tables: [...Object.values(tables), ...keptClientFiles.tables],
  migrations,
  demo: clientFileRows,
  open: (dependencies) => open(dependencies, together(contributions)),
})

function open(
  { database, clock, mayDelete, publicUrl, workers, log }: Dependencies,
  contributions: FileContributions,
): OpenFeature {
  const accesses = accessLog({
    database,
    fail: (error) => {
      log.error({ code: codeOf(error) }, 'readings of client files cannot be written')
    },
  })
  const fail = (error: unknown): void => {
    log.error({ code: codeOf(error) }, 'the retention of client files cannot be applied')
  }
  const routes = [
    ...clientFileRoutes(contributions),
    ...clientFileStateRoutes,
    ...privacyRoutes({ contributions, workers }),
    ...proposalRoutes(contributions),
    ...[...readings(accesses.flush), deletions, expiringFiles, proposals, proposalsOfFile].flatMap(collectionRoutes),
    ...calculationRoutes,
    ...optimalInvestmentRoutes(workers),
  ]
  return {
    routes: withAccessLog(routes, accesses),
    jobs: [accesses, retention({ database, clock, mayDelete, publicUrl, contributions, fail })],
  }
}

export type { FileContribution } from './contributions'
export { transferClientFiles } from './operations/clientFileState'
export { filesOfPerson, openFileOf, openNewFile } from './operations/clientFiles'
export { householdSections, type SectionContent } from './operations/household'
export { calculationsOfFiles } from './operations/calculation'
export { lotEfforts, type LotEfforts } from './operations/lotEfforts'
export { householdComposition } from './operations/householdComposition'
export { fileFigures, type FileFigures } from './operations/figures'
export { progressOf } from './operations/progress'
export { policies as clientFilePolicies } from './policies'
export * as clients from './repositories/clients'
export type { Client } from './repositories/clients'
export { clientFilePersons } from './persons'
export { keptClientFiles } from './tables'
export { clientFileTrash } from './trash'
export { recordSale } from './operations/sale'
export { toldFiles } from './operations/telling'
export { writtenAnswer, writtenAnswers, type WrittenAnswer } from './operations/writtenAnswers'
