import type { Attributes } from '#contract'
import { ChoiceField, FlagField } from '#client/forms'
import { useSection } from '../../useSection'

type Project = NonNullable<Attributes<'simulation'>['project']>

/** What each scheme asks besides. */
const answers: Readonly<Partial<Record<Project, readonly string[]>>> = {
  pinel: ['pinel_type', 'pinel_term'],
  denormandie: ['denormandie_term'],
  malraux: ['malraux_is_vir', 'malraux_tax_reduction_rate'],
}

function useAnswers(): readonly string[] {
  const project = useSection('simulation')?.project
  return (project && answers[project]) ?? []
}

export const useHasSchemeAnswers = (): boolean => useAnswers().length > 0

export function SchemeAnswers() {
  const names = useAnswers()
  return <>{names.map((name) => name === 'malraux_is_vir' ? <FlagField key={name} name={name} /> : <ChoiceField key={name} name={name} />)}</>
}
