import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { reportOf, simulate, type SolutionConfiguration } from '#domain'
import type { SimulationAnswer } from '#features/simulation/client'
import { sincerityOf } from '../../../../src/features/simulation/client/explanation/explainedSolution'
import { PrintedSincerity } from '../../../../src/features/simulation/client/print/PrintedSincerity'
import { configuration, context } from '../../../domain/support/examples'

/** What the server answers for an operation. */
function answerOf(operation: SolutionConfiguration): SimulationAnswer {
  const result = simulate(operation, context)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return {
    data: reportOf(result),
    meta: { rules_as_of: context.asOf, engine_version: '1', unverified: result.unverified, context },
  }
}

/** What the paper says of an operation, once it is known, and what the checks say of it. */
async function printed(changes: Partial<SolutionConfiguration>) {
  const operation = configuration({ seniority: 'new', ...changes })
  const result = answerOf(operation)
  const sincerity = await sincerityOf(result, operation)
  if (!sincerity) throw new Error('The checks of this operation are known')
  await act(async () => {
    render(
      <Suspense>
        <PrintedSincerity result={result} configuration={operation} />
      </Suspense>,
    )
    await Promise.resolve()
  })
  return sincerity
}

test('the paper says the effort of prudent assumptions, and how many points of prudence are kept of how many', async () => {
  const { passed, checks } = await printed({ seniority: 'old' })
  const line = await screen.findByText(/^Calcul prudent/)
  expect(line).toHaveTextContent(/Calcul prudent : effort moyen de \d[\d\u202f]* €\/mois\./)
  const applicable = checks.filter(({ state }) => state !== 'not_applicable')
  expect(applicable.length).toBeLessThan(checks.length)
  expect(line).toHaveTextContent(`L’étude respecte ${passed} points de prudence sur ${applicable.length}.`)
})

test('a surplus is named, and never below zero', async () => {
  const { prudent_effort } = await printed({ contribution: 190_000, loan_duration: 20 })
  expect(prudent_effort).toBeLessThan(0)
  expect(await screen.findByText(/^Calcul prudent/)).toHaveTextContent(/excédent moyen de \d[\d\u202f]* €\/mois\./)
})
