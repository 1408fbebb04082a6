import { resources, type Attributes } from '#contract'
import { schemes } from '#domain'
import { useOperation } from '../trial/useOperation'
import { AnswerField } from './AnswerField'

type SimulationField = keyof Attributes<'simulation'>

function useAnswers(): readonly SimulationField[] {
  const scheme = schemes.find(useOperation()?.project ?? '')
  return scheme ? Object.keys(scheme.questions).filter(isSimulationField) : []
}

const isSimulationField = (name: string): name is SimulationField => Object.hasOwn(resources.simulation.fields, name)

export const useHasSchemeAnswers = (): boolean => useAnswers().length > 0

export function SchemeAnswers() {
  const names = useAnswers()
  return (
    <>
      {names.map((name) => (
        <AnswerField key={name} name={name} />
      ))}
    </>
  )
}
