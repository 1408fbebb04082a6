import { useState } from 'react'
import { Link } from 'react-router-dom'
import { choicesOf } from '#client/screens/filters'
import { Refused } from '#client/screens/errors'
import { ColumnMatching } from '#client/screens/tables'
import { Card, ErrorBlock, formatNumber, PageHeader } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ChoiceInput } from '#client/ui/inputs'
import { PageBody } from '#client/ui/layout'
import { FileDrop } from '#client/ui/upload'
import { duplicateChoices, LARGEST_CLIENT_IMPORT, scpiClientsAddress } from '#features/scpi/clients/contract'
import { useAdvisers } from '../shared/useAdvisers'
import { useClientRights } from '../shared/useClientRights'
import { columnChoices, guessedFields, missingFields, sameTitles, type FieldOfColumn } from './columns'
import { ImportReport } from './ImportReport'
import { readFile } from './readFile'
import { useImport, type ImportOptions, type ReadFile } from './useImport'
import './import.css'

/** Brings a file of clients in: its columns are matched, it is tried, each line is told, then it is imported. */
export function ImportScreen() {
  const { creating } = useClientRights()
  if (!creating) return <Refused />
  return (
    <>
      <title>Importer des clients · Solive</title>
      <PageHeader title="Importer des clients" actions={<Link to={scpiClientsAddress}>Retour aux clients</Link>} />
      <PageBody>
        <div className="scpi-import">
          <Import />
        </div>
      </PageBody>
    </>
  )
}

const UNREADABLE = 'Ce fichier ne se lit pas. Enregistrez-le en CSV ou en XLSX, puis réessayez.'

function Import() {
  const [read, setRead] = useState<ReadFile | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const choose = async (file: File) => {
    setFailure(null)
    try {
      const table = await readFile(file)
      setRead({ file, table, fields: guessedFields(table.columns) })
    } catch (error) {
      setRead(null)
      setFailure(error instanceof Error ? error.message : UNREADABLE)
    }
  }
  return (
    <>
      <Card title="Fichier">
        {failure !== null && <ErrorBlock message={failure} />}
        <FileDrop
          label={read ? 'Choisir un autre fichier' : 'Choisir un fichier CSV ou XLSX'}
          help={
            read
              ? `${read.file.name}, ${formatNumber(read.table.rows.length)} lignes`
              : `ou déposez-le ici. Première ligne\u00a0: les titres des colonnes\u202f; ${formatNumber(LARGEST_CLIENT_IMPORT)} lignes au plus.`
          }
          accept=".csv,.xlsx,text/csv"
          onFile={(file) => void choose(file)}
        />
      </Card>
      {read && (
        <Matched
          key={`${read.file.name} ${String(read.file.lastModified)}`}
          read={read}
          onFields={(fields) => {
            setRead({ ...read, fields })
          }}
        />
      )}
    </>
  )
}

interface MatchedProps {
  readonly read: ReadFile
  readonly onFields: (fields: FieldOfColumn) => void
}

function Matched({ read, onFields }: MatchedProps) {
  const [options, setOptions] = useState<ImportOptions>({ onDuplicate: 'reject', adviserId: null })
  const sending = useImport(read, options)
  const { told, forget } = sending
  return (
    <>
      {told?.isTrial !== false && (
        <Card title="Correspondance">
          <div className="scpi-import-options">
            <ColumnMatching
              table={read.table}
              choices={columnChoices}
              fields={read.fields}
              onChange={(fields) => {
                onFields(fields)
                forget()
              }}
            />
            <Options
              options={options}
              onChange={(changed) => {
                setOptions(changed)
                forget()
              }}
            />
            <Attempt read={read} sending={sending} />
          </div>
        </Card>
      )}
      {told && <ToldCard read={read} told={told} sending={sending} />}
    </>
  )
}

type Sending = ReturnType<typeof useImport>

/** Tries the file, or says why it cannot be tried. */
function Attempt({ read, sending: { told, failure, isSending, attempt } }: { read: ReadFile; sending: Sending }) {
  const problem = problemOf(read)
  return (
    <>
      {problem !== null && <ErrorBlock message={problem} />}
      {failure !== null && <ErrorBlock message={failure} />}
      <div className="form-actions">
        <Button
          type={told ? 'default' : 'primary'}
          loading={isSending}
          aria-busy={isSending}
          disabled={problem !== null}
          onClick={() => void attempt()}
        >
          Essayer sans rien écrire
        </Button>
      </div>
    </>
  )
}

interface ToldProps {
  readonly read: ReadFile
  readonly told: NonNullable<Sending['told']>
  readonly sending: Sending
}

/** What the import would do, or did. */
function ToldCard({ read: { table, fields }, told: { isTrial, answer }, sending: { isSending, run } }: ToldProps) {
  return (
    <Card
      title={isTrial ? 'Ce que l’import ferait' : 'Compte rendu'}
      sentence={isTrial ? 'Rien n’est encore écrit.' : 'L’import est terminé.'}
    >
      <ImportReport key={String(isTrial)} answer={answer} table={table} fields={fields} isForeseen={isTrial} />
      {isTrial ? (
        <Run count={answer.created + answer.updated} isSending={isSending} onRun={() => void run()} />
      ) : (
        <p>
          <Link to={scpiClientsAddress}>Voir les clients</Link>
        </p>
      )}
    </Card>
  )
}

/** Imports what is valid; where nothing is, says so. */
function Run({ count, isSending, onRun }: { count: number; isSending: boolean; onRun: () => void }) {
  if (count === 0)
    return (
      <p role="status">
        Rien ne peut être importé pour l’instant&nbsp;: aucune ligne n’est valide. Corrigez le fichier ou la
        correspondance, puis réessayez.
      </p>
    )
  return (
    <div className="form-actions">
      <Button type="primary" loading={isSending} aria-busy={isSending} onClick={onRun}>
        {count > 1 ? `Importer les ${formatNumber(count)} lignes valides` : 'Importer la ligne valide'}
      </Button>
    </div>
  )
}

/** Why the file cannot be tried as it is matched; null where it can. */
function problemOf({ table: { columns, rows }, fields }: ReadFile): string | null {
  const missing = missingFields(fields)
  if (missing.length > 0)
    return `Aucune colonne ne donne\u00a0: ${missing.join(', ')}. Choisissez-la parmi celles du fichier.`
  const same = sameTitles(columns, fields)
  if (same.length > 0)
    return `Plusieurs colonnes ont le même titre\u00a0: ${same.join(', ')}. Renommez-les dans le fichier.`
  return rows.length > LARGEST_CLIENT_IMPORT
    ? `Un import compte ${formatNumber(LARGEST_CLIENT_IMPORT)} lignes au plus. Coupez le fichier en plusieurs.`
    : null
}

interface OptionsProps {
  readonly options: ImportOptions
  readonly onChange: (options: ImportOptions) => void
}

/** What becomes of who is known already, and who follows those who are new. */
function Options({ options, onChange }: OptionsProps) {
  const { naming } = useClientRights()
  const advisers = useAdvisers(naming)
  return (
    <>
      <ChoiceInput
        label="Clients déjà connus"
        help="Même adresse e-mail, ou mêmes nom, prénom et date de naissance."
        choices={choicesOf(duplicateChoices)}
        value={options.onDuplicate}
        onChange={(value) => {
          onChange({ ...options, onDuplicate: value === 'update' ? 'update' : 'reject' })
        }}
      />
      {advisers.length > 1 && (
        <ChoiceInput
          label="Conseiller des nouveaux clients"
          required
          asList
          choices={advisers}
          value={options.adviserId}
          onChange={(value) => {
            onChange({ ...options, adviserId: typeof value === 'string' ? value : null })
          }}
        />
      )}
    </>
  )
}
