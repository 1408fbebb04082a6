import { schemes } from '#domain'
import { selectCompany } from '#client/session'
import { useAppSelector } from '#client/store'
import { StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Amount, AmountGrid } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import type { SimulationAnswer } from '../simulate'

type Choice = NonNullable<SimulationAnswer['data']['regimes']>
type Option = Choice['options'][number] | (Choice['company'] & { key: 'company' })

/** What takes a regime in place of the one that counts; absent where nothing may be changed. */
export type TakeRegime = (regime: Choice['chosen']) => void

interface RegimesProps {
  readonly regimes: Choice
  readonly onTake?: TakeRegime | undefined
}

/** The flat regime beside the actual one, the better one named, the other may be taken; then the same purchase by a company. */
export function Regimes({ regimes, onTake }: RegimesProps) {
  const { options, better, advantage, notes, company } = regimes
  const isCompanyHidden =
    useAppSelector(selectCompany)?.attributes.hidden_projects?.includes(schemes.COMPANY_COMPARISON) === true
  const rows: readonly Option[] = isCompanyHidden ? options : [...options, { ...company, key: 'company' }]
  return (
    <section className="regimes" aria-label="Régimes d’imposition">
      <h3>{isCompanyHidden ? 'Micro ou réel' : 'Micro, réel ou société'}</h3>
      <AmountGrid label="Impôt sous chaque régime">
        <DataTable
          caption="L’opération sous chaque régime d’imposition, en euros"
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'regime',
              title: 'Régime',
              cell: (option) => <Regime option={option} regimes={regimes} onTake={onTake} />,
            },
            ...columns,
          ]}
        />
      </AmountGrid>
      {advantage > 0 && (
        <p>
          {better === 'micro' ? 'Le micro' : 'Le réel'} coûte <Amount figure="regimes.advantage" value={advantage} />{' '}
          d’impôt de moins sur la durée affichée, revente comprise.
        </p>
      )}
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {!isCompanyHidden && <CompanyNotes notes={company.notes} />}
    </section>
  )
}

/** What the line of the company supposes, simplifies and leaves out. */
function CompanyNotes({ notes }: { readonly notes: readonly string[] }) {
  return (
    <>
      <h4>Ce que compte la ligne « SCI à l’IS »</h4>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

/** Where the figures of a row are explained. */
const pathOf = ({ key }: Option) => (key === 'company' ? 'regimes.company' : `regimes.options.${key}`)

const titles = {
  tax: ['Impôt sur les loyers', 'euros'],
  exit_tax: ['Impôt à la revente', 'euros'],
  total_tax: ['Impôt au total', 'euros'],
  average_effort: ['Effort moyen', 'euros_per_month'],
  net_wealth: ['Patrimoine net', 'euros'],
} as const

const columns = (['tax', 'exit_tax', 'total_tax', 'average_effort', 'net_wealth'] as const).map(
  (name): Column<Option> => ({
    key: name,
    title: titles[name][0],
    align: 'end',
    cell: (option) => (
      <Amount inGrid figure={`${pathOf(option)}.${name}`} value={option[name]} unit={titles[name][1]} />
    ),
  }),
)

function Regime({
  option: { key, label },
  regimes: { chosen, better, options },
  onTake,
}: RegimesProps & { readonly option: Option }) {
  return (
    <span className="regime">
      {label}
      {key === better && options.length > 1 && <StatusTag tone="success">Le plus avantageux</StatusTag>}
      {key === chosen && <StatusTag tone="info">Retenu</StatusTag>}
      {key === 'company' && <StatusTag tone="neutral">Comparaison</StatusTag>}
      {key !== 'company' && key !== chosen && onTake && (
        <Button
          size="small"
          onClick={() => {
            onTake(key)
          }}
        >
          Retenir
        </Button>
      )}
    </span>
  )
}
