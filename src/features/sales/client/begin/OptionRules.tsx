import { deadlines } from '#domain'
import { selectRelated } from '#client/entities'
import { useAppSelector, useResource } from '#client/store'
import { formatNumber } from '#client/ui'
import { holidayAreaOf } from '#features/sales/contract'
import { MOST_EXTENSIONS } from '#features/sales/contract/lifecycles'
import { absoluteText } from '../deadlineText'
import { useNow } from '../now'

/** What an option on a lot gives, if it is taken now: until when it holds, who validates it, by how much it is extended. */
export function OptionRules({ lot }: { readonly lot: string }) {
  const now = useNow()
  const { resource, isComplete } = useResource('property', lot, { include: ['program', 'promoter'] })
  const [promoter] = useAppSelector((state) => selectRelated(state, 'promoter', resource?.relationships['promoter']))
  const [program] = useAppSelector((state) => selectRelated(state, 'program', resource?.relationships['program']))
  if (!resource || !isComplete) return <p className="field-help">Calcul de l’échéance…</p>
  const area = holidayAreaOf(program?.attributes.municipality ?? resource.attributes.municipality ?? null)
  const { option_duration: days, validates_options: isValidated, name } = promoter?.attributes ?? {}
  const start = new Date(now).toISOString()
  const duration = daysText(days ?? deadlines.OPTION_DAYS)
  const extension = `${formatNumber(MOST_EXTENSIONS)}\u00a0prolongation de ${daysText(deadlines.EXTENSION_DAYS)}`
  if (resource.attributes.status === 'optioned')
    return (
      <p className="field-help">
        Au rang 2, rien n’expire. Si la première option tombe, la vôtre tient le lot {duration}.
      </p>
    )
  return (
    <p className="field-help">
      {isValidated === true
        ? `${name ?? 'Le promoteur'} valide les options, avant le ${absoluteText(deadlines.answerDue(start, area).at)}. La vôtre tient ensuite le lot ${duration}, avec ${extension}.`
        : `${duration}, ${extension}\u00a0: le lot est à vous jusqu’au ${absoluteText(deadlines.optionEnd(start, area, days ?? undefined).at)}.`}
    </p>
  )
}

const daysText = (days: number): string => `${formatNumber(days)}\u00a0jours ouvrés`
