import { leadOrigins } from '#features/clientFile/contract'
import { enumerations, type Choice } from '#contract'
import { TextInput } from '#client/ui/inputs'
import { choicesOf, FilterPanel, type FilterControl, Segments } from '#client/screens/filters'
import { ViewTools } from '#features/account/client/views'
import { columnsFor } from './fileColumns'
import { groups, scopes, statusChoices, type Change, type FileFilterName, type Scope, type Search } from './fileSearch'
import type { FileRights } from './useFileRights'

interface FileFiltersProps {
  readonly search: Search
  readonly rights: FileRights
  readonly advisers: readonly Choice[]
  readonly onChange: (change: Change) => void
}

const dates: readonly FilterControl<FileFilterName>[] = [
  { kind: 'choice', name: 'etat', label: 'Statut', choices: statusChoices },
  { kind: 'day', name: 'cree-depuis', label: 'Créé depuis le' },
  { kind: 'day', name: 'cree-avant', label: 'Créé avant le' },
  { kind: 'day', name: 'modifie-depuis', label: 'Modifié depuis le' },
  { kind: 'day', name: 'modifie-avant', label: 'Modifié avant le' },
]

const figures: readonly FilterControl<FileFilterName>[] = [
  { kind: 'choice', name: 'dispositif', label: 'Dispositif', choices: choicesOf(enumerations.projectTypes) },
  { kind: 'place', name: 'secteur', label: 'Secteur recherché' },
  { kind: 'choice', name: 'origine', label: 'Origine', choices: choicesOf(leadOrigins) },
  { kind: 'percent', name: 'complet-a', label: 'Complétude minimum' },
  { kind: 'percent', name: 'complet-au-plus', label: 'Complétude maximum' },
]

const ofAdvisers = (choices: readonly Choice[]): readonly FilterControl<FileFilterName>[] =>
  choices.length > 0 ? [{ kind: 'choice', name: 'conseiller', label: 'Conseiller', choices }] : []

/** Narrows the list: whose files, at which stage, by words, by what else is known of them. */
export function FileFilters({ search: { text, group, scope, filters }, rights, advisers, onChange }: FileFiltersProps) {
  return (
    <div className="file-filters" role="search" aria-label="Dossiers">
      <GroupChoice
        group={group}
        onChange={(chosen) => {
          onChange({ group: chosen })
        }}
      />
      {rights.advisers && (
        <ScopeChoice
          scope={scope}
          hasAgency={rights.agencies.length > 0}
          onChange={(chosen) => {
            onChange({ scope: chosen })
          }}
        />
      )}
      <FileSearch
        text={text}
        onChange={(typed) => {
          onChange({ text: typed })
        }}
      />
      {rights.figures && (
        <ViewTools list="client_files" columns={columnsFor(rights).slice(1)} passing={['page', 'nouveau']} />
      )}
      <FilterPanel
        controls={[...ofAdvisers(advisers), ...dates, ...(rights.figures ? figures : [])]}
        values={filters}
        onChange={(changed) => {
          onChange({ filters: changed })
        }}
      />
    </div>
  )
}

const FileSearch = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <div className="file-search">
    <TextInput
      label="Rechercher un dossier ou un client"
      hideLabel
      placeholder="Rechercher un dossier ou un client"
      value={text}
      onChange={(typed) => {
        onChange(typed ?? '')
      }}
    />
  </div>
)

/** At which stage the files are that are shown. */
const GroupChoice = ({ group, onChange }: { group: Search['group']; onChange: (group: Search['group']) => void }) => (
  <Segments
    label="Statut"
    value={group.key}
    options={groups.map(({ key, label }) => ({ value: key, label }))}
    onChange={(chosen) => {
      onChange(groups.find(({ key }) => key === chosen) ?? groups[0])
    }}
  />
)

/** Whose files are shown, for those who see more than their own. */
function ScopeChoice({
  scope,
  hasAgency,
  onChange,
}: {
  scope: Scope
  hasAgency: boolean
  onChange: (scope: Scope) => void
}) {
  const shown: readonly Scope[] = hasAgency ? ['moi', 'agence', 'societe'] : ['moi', 'societe']
  return (
    <Segments
      label="Périmètre"
      value={scope}
      options={shown.map((value) => ({ value, label: scopes[value] }))}
      onChange={onChange}
    />
  )
}
