import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { scpiClientAddress } from '#features/scpi/clients/contract'
import { nameOf } from '../shared/words'

interface LinkedSpouseProps {
  readonly clientId: string
  /** Stands beside the button that goes on. */
  readonly back?: ReactNode
}

/** Whom a client is linked to already: nobody else is asked for. */
export function LinkedSpouse({ clientId, back }: LinkedSpouseProps) {
  const navigate = useNavigate()
  const client = useAppSelector((state) => selectResource(state, 'scpi_client', clientId))?.attributes ?? {}
  const spouse = useAppSelector((state) => selectResource(state, 'scpi_client', client.conjoint_id ?? ''))
  return (
    <>
      <p>
        {nameOf(client)} est déjà lié·e à{' '}
        {spouse ? <Link to={scpiClientAddress(spouse.id)}>{nameOf(spouse.attributes)}</Link> : 'une autre fiche'}. Pour
        en changer, retirez d’abord ce lien depuis sa fiche, partie Famille.
      </p>
      <div className="form-actions">
        {back}
        <Button type="primary" onClick={() => void navigate(scpiClientAddress(clientId))}>
          Ouvrir la fiche
        </Button>
      </div>
    </>
  )
}
