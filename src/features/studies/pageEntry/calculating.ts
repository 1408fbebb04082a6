import type { TraceStep } from '#domain'
import type { StudyOperation } from '#features/studies/contract/study'
import type { Calculated, ReaderTools } from '#features/studies/page'

const loadEngine = async () => (await import(/* webpackChunkName: "study-engine" */ '#client/engine')).engine

/** The calculations of the page, in a worker that is loaded by the first of them. */
export const calculating: Pick<ReaderTools, 'calculate' | 'explain'> = {
  calculate: async ({ configuration, context }): Promise<Calculated> => {
    const engine = await loadEngine()
    const result = await engine.simulate(configuration, context)
    if (result.kind === 'refused') return null
    const sincerity = await engine.sincerity(configuration, context)
    return { result, sincerity: sincerity.kind === 'refused' ? null : sincerity.answer }
  },
  explain: async ({ configuration, context }: StudyOperation): Promise<readonly TraceStep[]> => {
    const engine = await loadEngine()
    const result = await engine.simulate(configuration, { ...context, explain: true })
    return result.kind === 'refused' ? [] : (result.trace ?? [])
  },
}
