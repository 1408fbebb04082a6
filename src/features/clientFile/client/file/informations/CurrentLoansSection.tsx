import { type Ref, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { enumerations, resources } from '#contract'
import { isOver } from '#features/clientFile/contract/household'
import type { Item } from '#client/autosave'
import { AmountField, ChoiceField, DateField, FlagField, RateField, TextField } from '#client/forms'
import { Empty, formatEuros, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useMediaQuery } from '#client/ui/layout'
import { today } from '#client/screens'
import { useOpenAggregate, AutosaveForm, useEdited, useItems, useRows, useAdd } from '#client/editing'
import { Row } from '#client/editing/parts'
import { Total } from '../parts/Total'
import { totalOf } from '../parts/totalOf'

/** Where there is room for a table: its columns name the fields. */
const TABLE = '(width >= 1024px)'

const { type, monthly_credit, remaining_capital, rate, end_date } = resources.current_loan.fields
const columns: readonly string[] = [type, monthly_credit, remaining_capital, rate, end_date].map(({ label }) => label)

/** The loans that the household is repaying. Those that are over stay written and do not count. */
export function CurrentLoansSection() {
  const { readOnly } = useOpenAggregate()
  const loans = useItems('current_loan')
  const running = useRows('current_loan').filter((loan) => !isOver(loan, today()))
  const add = useAdd('current_loan')
  const addOne = () => {
    add()
  }
  const addButton = !readOnly && <Button onClick={addOne}>Ajouter un crédit</Button>
  const table = useNextRow(readOnly ? undefined : addOne)
  if (loans.length === 0)
    return (
      <Empty
        title="Aucun crédit en cours"
        sentence={'Ajoutez les crédits que le foyer rembourse\u00a0: ils comptent dans l’endettement.'}
        action={addButton}
      />
    )
  return (
    <>
      <LoanTable ref={table} loans={loans} />
      {addButton}
      <Total
        label="Mensualités en cours"
        value={formatEuros(totalOf(running.map((loan) => loan.monthly_credit)), { per: 'mois' })}
        note={`Capital restant dû\u00a0: ${formatEuros(totalOf(running.map((loan) => loan.remaining_capital)))}`}
      />
    </>
  )
}

interface LoanTableProps {
  readonly ref: Ref<HTMLDivElement>
  readonly loans: readonly Item<'current_loan'>[]
}

function LoanTable({ ref, loans }: LoanTableProps) {
  const isTable = useMediaQuery(TABLE)
  return (
    <div ref={ref} className={isTable ? 'loan-table' : undefined}>
      {isTable && (
        <div className="loan-cells loan-columns" aria-hidden>
          {columns.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )}
      <ol className="rows">
        {loans.map((item, index) => (
          <Loan key={item.key} item={item} rank={index + 1} isTable={isTable} />
        ))}
      </ol>
    </div>
  )
}

function Loan({ item, rank, isTable }: { item: Item<'current_loan'>; rank: number; isTable: boolean }) {
  const loan = useEdited('current_loan', item.ref.id)?.attributes ?? {}
  const title = `Crédit ${rank}${loan.type ? `\u00a0: ${enumerations.loanTypes[loan.type]}` : ''}`
  return (
    <Row
      item={item}
      title={title}
      question={{
        question: 'Supprimer ce crédit\u202f?',
        consequence: 'Il ne sera plus compté dans l’endettement du foyer.',
        yes: 'Supprimer',
      }}
    >
      <AutosaveForm item={item}>
        <div className="loan-cells">
          <ChoiceField name="type" hideLabel={isTable} asList />
          <AmountField name="monthly_credit" hideLabel={isTable} />
          <AmountField name="remaining_capital" hideLabel={isTable} />
          <RateField name="rate" hideLabel={isTable} />
          <DateField name="end_date" hideLabel={isTable} />
        </div>
        <div className="loan-more">
          {isOver(loan, today()) && <StatusTag tone="neutral">Terminé, non compté</StatusTag>}
          <FlagField name="is_included_on_smoothing" />
          <TextField name="comment" />
        </div>
      </AutosaveForm>
    </Row>
  )
}

const FIELDS = 'input:not([role=combobox])'

/**
 * Inside this element, Enter in a field of a row goes to the same field of the next row; in the last row, another is added.
 * A list to choose in keeps its Enter.
 * @param add nothing where no row can be added
 */
function useNextRow(add: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.matches(FIELDS)) return
    const row = target.closest('li')
    const place = row ? [...row.querySelectorAll(FIELDS)].indexOf(target) : -1
    const next = row?.nextElementSibling
    if (!next) add?.()
    else next.querySelectorAll<HTMLInputElement>(FIELDS)[place]?.focus()
  })
  useEffect(() => {
    const container = element.current
    if (!container) return undefined
    const listen = (event: KeyboardEvent) => {
      press(event)
    }
    container.addEventListener('keydown', listen)
    return () => {
      container.removeEventListener('keydown', listen)
    }
  })
  return element
}
