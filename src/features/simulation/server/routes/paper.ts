import { simulatorQuestions, solutionConfiguration } from '#features/simulation/contract'
import type { ViewerRoute } from '#server/http/routes'
import { PAPER_NAME, printOperation, type Printing } from '../operations/paper'
import type { CalculationsOfFiles } from '../operations/simulations'
import { operationOf } from './simulations'

/** An operation on paper. */
export const paperRoute = (ofFile: CalculationsOfFiles, printing: Printing): ViewerRoute => ({
  method: 'POST',
  path: '/v3/simulators/simulation/:scheme/pdf',
  access: 'viewer',
  isHeavy: true,
  summary: 'Un investissement chiffré, en PDF\u202f; rien n’est gardé',
  body: solutionConfiguration,
  query: { answers: simulatorQuestions.operationPaper },
  handle: async (call) => ({
    bytes: await printOperation(
      call.database,
      call.viewer,
      { ...operationOf(call, ofFile), asked: call.query.answers },
      printing,
    ),
    mediaType: 'application/pdf',
    savedAs: PAPER_NAME,
  }),
})
