import type { Choice } from '#contract'
import { TextInput } from '#client/ui/inputs'
import { choicesOf, FilterPanel, type FilterControl } from '#client/screens/filters'
import { ViewTools } from '#features/account/client/views'
import { scpiChoices } from '#features/scpi/clients/contract'
import type { ClientRights } from '../shared/useClientRights'
import { clientColumns } from './clientColumns'
import { signatures, type ClientFilterName, type ClientSearch, type ClientSearchChange } from './clientSearch'

interface ClientFiltersProps {
  readonly search: ClientSearch
  readonly rights: ClientRights
  /** Those whose clients may be looked for. */
  readonly advisers: readonly Choice[]
  readonly onChange: (change: ClientSearchChange) => void
}

const usual: readonly FilterControl<ClientFilterName>[] = [
  { kind: 'choice', name: 'statut', label: 'Statut', choices: choicesOf(scpiChoices.clientStatuses) },
  { kind: 'choice', name: 'espace', label: 'Espace client', choices: choicesOf(scpiChoices.portalStatuses) },
  { kind: 'choice', name: 'recueil', label: 'Recueil', choices: choicesOf(signatures) },
  { kind: 'switch', name: 'incomplets', label: 'Fiches incomplètes' },
]

const ofAdvisers = (choices: readonly Choice[]): readonly FilterControl<ClientFilterName>[] =>
  choices.length > 0 ? [{ kind: 'choice', name: 'conseiller', label: 'Conseiller', choices }] : []

/** Narrows the clients: by words, by what is known of them; keeps what is shown as a view. */
export const ClientFilters = ({ search: { text, filters }, rights, advisers, onChange }: ClientFiltersProps) => (
  <div className="scpi-client-filters" role="search" aria-label="Clients">
    <div className="scpi-client-search">
      <TextInput
        label="Rechercher un client"
        hideLabel
        placeholder="Nom, e-mail ou ville"
        value={text}
        onChange={(typed) => {
          onChange({ text: typed ?? '' })
        }}
      />
    </div>
    <ViewTools list="scpi_clients" columns={clientColumns(rights.perimeter).slice(1)} passing={['page']} />
    <FilterPanel
      controls={[...ofAdvisers(advisers), ...usual]}
      values={filters}
      onChange={(changed) => {
        onChange({ filters: changed })
      }}
    />
  </div>
)
