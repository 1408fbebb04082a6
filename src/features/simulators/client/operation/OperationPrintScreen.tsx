import { Suspense, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { initialAttributes } from '#contract'
import { today } from '#client/screens'
import { Places } from '#client/screens/places'
import { Empty, ErrorBlock, Skeleton, Theme } from '#client/ui'
import { whyNotRead } from '#client/transport'
import { PaperDownload, PrintTools, ReadyPaper } from '#features/simulation/client/print'
import { originsWithoutFile } from '#features/simulation/contract/report'
import { readInputs, type Values } from '../shell/addressInputs'
import { simulators } from '../simulators'
import { OperationPaperHeader } from './OperationPaperHeader'
import { firstAnswers, operationQuestions, schemeOf, withUsualAnswers } from './questions'
import { readingOf } from './readingOf'
import type { Taken } from './taken'
import { useOperation } from './useOperation'
import { useOperationResult, type CalculatedOperation } from './useOperationResult'

/** An operation on four pages of paper, by the answers of its address. `?auto=1` prints it at once. */
export const OperationPrintScreen = () => (
  <Theme mode="light">
    <Places kind="municipality">
      <main className="printed">
        <Printed />
      </main>
    </Places>
  </Theme>
)

function Printed() {
  const [parameters] = useSearchParams()
  const values = withUsualAnswers(answersIn(parameters), today())
  const operation = useOperation(values)
  const result = useOperationResult(operation.request)
  const { failure, refusals, retry } = readingOf(operation, result)
  const isRefused = Object.keys(refusals).length > 0
  const back = <Back parameters={parameters}>Retourner à la simulation</Back>
  if (result.calculated && !result.isOutdated)
    return (
      <Paper
        calculated={result.calculated}
        taken={operation.taken}
        isAutomatic={parameters.get('auto') === '1'}
        back={back}
      />
    )
  if (isRefused || operation.missing.length > 0)
    return <Empty isPage title="Rien à imprimer" sentence="L’opération n’est pas calculée." action={back} />
  return failure ? <ErrorBlock message={whyNotRead(failure)} onRetry={retry} /> : <Skeleton lines={8} />
}

const answersIn = (parameters: URLSearchParams): Values => ({
  ...initialAttributes(operationQuestions),
  ...firstAnswers,
  ...readInputs(operationQuestions, parameters),
})

interface PaperProps {
  readonly calculated: CalculatedOperation
  readonly taken: Taken
  readonly isAutomatic: boolean
  readonly back: ReactNode
}

function Paper({ calculated: { answer, request }, taken, isAutomatic, back }: PaperProps) {
  const { configuration } = request
  const day = answer.meta.rules_as_of
  return (
    <>
      <title>{['Simulation chiffrée', schemeOf({ ...configuration })?.label, day].filter(Boolean).join(' · ')}</title>
      <PrintTools>
        <PaperDownload scheme={request.scheme} asked={request.asked} examples={Object.keys(taken.examples)} />
        {back}
      </PrintTools>
      <Suspense fallback={<Skeleton lines={8} />}>
        <ReadyPaper
          result={answer}
          configuration={configuration}
          words={originsWithoutFile}
          header={<OperationPaperHeader configuration={configuration} day={day} taken={taken} />}
          isAutomatic={isAutomatic}
        />
      </Suspense>
    </>
  )
}

/** To the simulator, with the same answers. */
function Back({ parameters, children }: { readonly parameters: URLSearchParams; readonly children: ReactNode }) {
  const answers = new URLSearchParams(parameters)
  answers.delete('auto')
  return <Link to={`${simulators.operation.address}?${answers.toString()}`}>{children}</Link>
}
