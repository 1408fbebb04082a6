import { ChoiceInput } from '#client/ui/inputs'
import { Collapse } from '#client/ui/collapse'
import { guessed, matched, missingColumns, type FeedKind, type FileHead, type Heads, type Matching } from './fileHead'

interface ColumnMatchingProps {
  readonly head: FileHead
  readonly known: Heads['columns']
  readonly matching: Matching
  readonly onChange: (matching: Matching) => void
}

const KINDS = [
  { value: 'programs', label: 'Des programmes' },
  { value: 'properties', label: 'Des lots' },
]

/** Says what a file is and which column of a feed each of its columns is, so that it can be corrected. */
export function ColumnMatching({ head, known, matching, onChange }: ColumnMatchingProps) {
  const missing = missingColumns(matching, known)
  const count = matching.columns.filter((name) => name !== '').length
  return (
    <section aria-label={head.name} className="import-file">
      <h3>{head.name}</h3>
      <ChoiceInput
        required
        label="Ce fichier contient"
        choices={KINDS}
        value={matching.kind}
        onChange={(kind) => {
          onChange(guessed(head, kind === 'properties' ? 'properties' : 'programs'))
        }}
      />
      <p className="import-missing" role="status">
        {missing.length > 0 && `Colonnes à désigner\u00a0: ${missing.map(({ heading }) => heading).join(', ')}.`}
      </p>
      <Collapse
        key={matching.kind}
        label={`Colonnes\u00a0: ${String(count)} reprises sur ${String(head.columns.length)}`}
        isOpenAtFirst={missing.length > 0}
      >
        <Columns head={head} known={known} matching={matching} onChange={onChange} />
      </Collapse>
    </section>
  )
}

function Columns({ head, known, matching, onChange }: ColumnMatchingProps) {
  return (
    <ul className="import-columns">
      {head.columns.map(({ heading, example }, index) => (
        <li key={`${String(index)}-${heading}`}>
          <ChoiceInput
            asList
            label={heading || `Colonne ${String(index + 1)}`}
            help={example === '' ? undefined : `Ex. ${example}`}
            placeholder="Ne pas reprendre"
            choices={choicesOf(known, matching.kind)}
            value={matching.columns[index] || null}
            onChange={(name) => {
              onChange(matched(matching, index, name === null ? '' : String(name)))
            }}
          />
        </li>
      ))}
    </ul>
  )
}

const choicesOf = (known: Heads['columns'], kind: FeedKind) =>
  known[kind].map(({ name, heading, isRequired }) => ({
    value: name,
    label: isRequired ? `${heading} (nécessaire)` : heading,
  }))
