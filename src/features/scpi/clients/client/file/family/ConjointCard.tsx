import { use } from 'react'
import { DisconnectOutlined, UserAddOutlined } from '@ant-design/icons'
import { Link, useNavigate } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { selectEdited, selectErrors } from '#client/autosave'
import { selectResource } from '#client/entities'
import { FieldAccessContext, useEdited, useOpenAggregate } from '#client/editing'
import { useChanges } from '#client/editing/changes'
import { useConfirm } from '#client/feedback'
import { useAppSelector, useResource } from '#client/store'
import { Card, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { newScpiClientAddress, scpiClientAddress } from '#features/scpi/clients/contract'
import { ClientSearch } from '../../shared/ClientSearch'
import { ClientStatus } from '../../shared/StatusTags'
import { useClientRights } from '../../shared/useClientRights'
import { nameOf } from '../../shared/words'
import { useAccount } from '../useAccount'
import { useMasses } from '../useMasses'

/** The spouse, who is a client too: the link stands on both files. */
export function ConjointCard() {
  const { id, readOnly } = useOpenAggregate()
  const conjointId = useEdited('scpi_client', id)?.attributes.conjoint_id ?? null
  const error = useConjointError()
  const isOpen = use(FieldAccessContext)?.('scpi_client', 'conjoint_id') === 'write' && !readOnly
  return (
    <Card title="Conjoint ou partenaire">
      {conjointId !== null && error === undefined ? (
        <Conjoint id={conjointId} isOpen={isOpen} />
      ) : isOpen ? (
        <NoConjoint error={error} />
      ) : (
        <p className="scpi-note">Aucune fiche n’est liée.</p>
      )}
    </Card>
  )
}

function Conjoint({ id, isOpen }: { id: string; isOpen: boolean }) {
  const { id: clientId } = useOpenAggregate()
  const { resource, failure } = useResource('scpi_client', id)
  const isSharing = useIsSharing(clientId)
  const { edit } = useChanges()
  const confirm = useConfirm()
  const name = resource ? nameOf(resource.attributes) : 'son conjoint'
  const unlink = async () => {
    const agreed = await confirm({
      question: `Retirer le lien avec ${name}\u202f?`,
      consequence: `Le lien est retiré des deux fiches\u202f; aucune n’est supprimée.${isSharing ? ' Ils ont une masse commune\u00a0: vous direz ensuite ce qu’elle devient.' : ''}`,
      yes: 'Retirer le lien',
    })
    if (agreed) edit({ type: 'scpi_client', id: clientId }, { conjoint_id: null })
  }
  return (
    <div className="scpi-conjoint">
      {resource ? (
        <ConjointName conjoint={resource} />
      ) : failure ? (
        <p>Cette fiche est suivie par un autre conseiller.</p>
      ) : (
        <Skeleton lines={1} />
      )}
      {isOpen && (
        <Button icon={<DisconnectOutlined aria-hidden />} onClick={() => void unlink()}>
          Retirer le lien
        </Button>
      )}
    </div>
  )
}

/** Whether a client shares a mass with somebody. */
function useIsSharing(clientId: string): boolean {
  const masses = useMasses(useAccount(clientId)?.id)
  return useAppSelector((state) =>
    masses.some(({ id }) => selectEdited(state, 'pp_entity', id)?.attributes.entity_type === 'joint'),
  )
}

const ConjointName = ({ conjoint: { id, attributes } }: { conjoint: ResourceOf<'scpi_client'> }) => (
  <p className="scpi-conjoint-name">
    <Link to={scpiClientAddress(id)}>{nameOf(attributes)}</Link>
    <ClientStatus status={attributes.status ?? null} />
    {attributes.email && <span className="scpi-note">{attributes.email}</span>}
  </p>
)

/** Links a client who is there already, or creates the other file. @param error why the one that was chosen is not linked */
function NoConjoint({ error }: { error: string | undefined }) {
  const { id } = useOpenAggregate()
  const { edit } = useChanges()
  const navigate = useNavigate()
  const { creating } = useClientRights()
  const held = useAppSelector((state) => selectResource(state, 'scpi_client', id))?.attributes.conjoint_id ?? null
  return (
    <div className="scpi-conjoint">
      <ClientSearch
        label="Lier un client existant"
        without={id}
        error={error}
        onChoose={(chosen) => {
          edit({ type: 'scpi_client', id }, { conjoint_id: chosen.id })
        }}
      />
      {error !== undefined && (
        <Button
          onClick={() => {
            edit({ type: 'scpi_client', id }, { conjoint_id: held })
          }}
        >
          {held === null ? 'Laisser sans lien' : 'Garder le lien d’avant'}
        </Button>
      )}
      {creating && error === undefined && (
        <Button
          icon={<UserAddOutlined aria-hidden />}
          onClick={() => void navigate(`${newScpiClientAddress}?de=${id}`)}
        >
          Créer la fiche du conjoint
        </Button>
      )}
    </div>
  )
}

/** Why the server did not take the link: the other one has a spouse, or is not of this firm. */
function useConjointError(): string | undefined {
  const { id } = useOpenAggregate()
  return useAppSelector((state) => selectErrors(state, { type: 'scpi_client', id })['conjoint_id']?.[0])
}
