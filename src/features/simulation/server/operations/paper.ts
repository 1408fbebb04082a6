import { reportOf, simulate, simulators } from '#domain'
import { checkComplete } from '#contract'
import { simulatorQuestions, solutionConfiguration } from '#features/simulation/contract'
import { schemeLabel, solutionChapters } from '#features/simulation/contract/paper'
import type { PrintedDocument } from '#presentation/documents'
import { formatDate } from '#presentation/formats'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, invalid } from '#server/operations'
import { findLocation } from '#server/services'
import { documentWriting } from '#server/services/documents'
import type { HeavyWorkers } from '#server/services/heavyWork'
import { readOperation, type OperationRequest } from './simulations'

/** What stands at the head of what a firm prints. */
export type FindLetterhead = (
  database: Queryable,
  viewer: Viewer,
) => Promise<{ readonly company: string; readonly logo: Uint8Array | undefined; readonly adviser: readonly string[] }>

/** What an operation is printed with. */
export interface Printing {
  readonly workers: HeavyWorkers
  readonly findLetterhead: FindLetterhead
}

export const PAPER_NAME = 'simulation-chiffree.pdf'

/** An operation as a PDF, calculated as the screens show it. @param asked what else is told of it */
export async function printOperation(
  database: Queryable,
  viewer: Viewer,
  request: OperationRequest & { readonly asked: unknown },
  { workers, findLetterhead }: Printing,
): Promise<Buffer> {
  const { examples } = accepted(checkComplete(simulatorQuestions.operationPaper, request.asked))
  const { configuration, clientFile, context } = await readOperation(database, viewer, request)
  const result = simulate(configuration, context)
  if (result.kind === 'refused') throw invalid(result.errors)
  const sincerity = simulators.sincerity(configuration, context)
  const { company, logo, adviser } = await findLetterhead(database, viewer)
  const title = clientFile === null ? undefined : await request.ofFile.findTitle(database, viewer, clientFile)
  const place = findLocation(configuration.municipality)?.name ?? configuration.municipality
  const day = formatDate(context.asOf)
  const document: PrintedDocument = {
    title: title ?? 'Simulation chiffrée',
    sentence: [
      `${schemeLabel(configuration)}, ${place}`,
      `Étude du ${day}, par ${adviser.join(', ')}`,
      ...examplesIn(examples),
    ].join('\n'),
    company,
    ...(logo ? { logo } : {}),
    date: day,
    footer: `Simulation non contractuelle. Règles au ${day}.`,
    hasContents: false,
    chapters: solutionChapters({
      configuration,
      report: reportOf(result),
      sincerity: sincerity.kind === 'refused' ? null : sincerity.answer,
      place,
      day: context.asOf,
      unverified: result.unverified,
      isOfFile: clientFile !== null,
    }),
  }
  const { bytes } = await workers.run(documentWriting, document)
  return Buffer.from(bytes)
}

/** What nobody answered: the reader must not take it for the household’s. @param names of answers, with commas between them */
function examplesIn(names: string | null): readonly string[] {
  const fields = new Map(Object.entries(solutionConfiguration.fields))
  const labels = (names ?? '').split(',').flatMap((name) => fields.get(name)?.label.toLowerCase() ?? [])
  return labels.length === 0 ? [] : [`Valeurs d’exemple, à remplacer\u00a0: ${labels.join(', ')}.`]
}
