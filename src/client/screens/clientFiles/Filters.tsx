import { Segmented } from 'antd'
import { enumerations } from '#contract'
import { ChoiceInput, TextInput } from '#client/ui/inputs'
import { groups, type Search } from './search'

interface FiltersProps {
  readonly search: Search
  readonly onChange: (change: Partial<Search>) => void
  /** The projects of the files may be read. */
  readonly hasProjects: boolean
}

const projects = Object.entries(enumerations.projectTypes).map(([value, label]) => ({ value, label }))

/** Narrows the list. */
export function Filters({ search: { text, group, project }, onChange, hasProjects }: FiltersProps) {
  return (
    <div className="file-filters" role="search" aria-label="Dossiers">
      <Segmented
        aria-label="Statut" value={group.key} options={groups.map(({ key, label }) => ({ value: key, label }))}
        onChange={(chosen) => { onChange({ group: groups.find(({ key }) => key === chosen) ?? groups[0] }) }}
      />
      <div className="file-search">
        <TextInput label="Rechercher un dossier ou un client" hideLabel placeholder="Rechercher un dossier ou un client" value={text} onChange={(typed) => { onChange({ text: typed ?? '' }) }} />
      </div>
      {hasProjects && (
        <div className="file-project">
          <ChoiceInput label="Dispositif" hideLabel placeholder="Tous les dispositifs" choices={projects} value={project} onChange={(chosen) => { onChange({ project: chosen === null ? null : String(chosen) }) }} />
        </div>
      )}
    </div>
  )
}
