import { initialAttributes } from '#contract'
import { reportOf, simulate, type FirmAssumptions } from '#domain'
import { checkSolutionConfiguration } from '#features/simulation/contract'
import type { SimulationAnswer } from '#features/simulation/client'
import { configurationOf } from '../../../../src/features/simulators/client/operation/configuration'
import { operationQuestions, withUsualAnswers } from '../../../../src/features/simulators/client/operation/questions'
import { takenFor } from '../../../../src/features/simulators/client/operation/taken'
import { testFirm } from '../../../support/server/firm'
import { specified } from '../client/operation/support/schemes'

const { claire } = testFirm()

const TODAY = '2026-11-20'

/** What the simulator of a scheme asks for before anybody types, by the assumptions of the firm. */
async function firstConfiguration(scheme: string, project: string) {
  const answer = await claire.call('GET', `/api/v3/simulation/config/${scheme}`)
  const firm = answer.json<{ data: { attributes: FirmAssumptions } }>().data.attributes
  const values = withUsualAnswers({ ...initialAttributes(operationQuestions), project }, TODAY)
  const checked = checkSolutionConfiguration(configurationOf(values, takenFor(values, firm, TODAY)))
  if (!checked.valid) throw new Error(JSON.stringify(checked.errors))
  return checked.attributes.configuration
}

test.each(specified)(
  '%s has a result before anybody types, and this device finds that of the server to the cent',
  async (scheme, project) => {
    const configuration = await firstConfiguration(scheme, project)
    const answer = await claire.call('POST', `/api/v3/simulators/simulation/${scheme}`, configuration)
    expect(answer.statusCode).toBe(200)
    const { data, meta } = answer.json<SimulationAnswer>()
    const here = simulate(configuration, meta.context)
    if (here.kind === 'refused') throw new Error(JSON.stringify(here.errors))
    expect(JSON.parse(JSON.stringify(reportOf(here)))).toEqual(data)
  },
)
