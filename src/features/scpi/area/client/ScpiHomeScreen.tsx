import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { allows, permissions } from '#contract/access'
import { selectHeldRights, selectPermissions, sessionFollowed } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, Empty, PageHeader } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { accountAddress } from '#features/account/contract'
import { useHosts, useKnownRoutes } from '#client/screens'

/** The first page of the SCPI area: what the person may do in it, and the way to the other area. */
export function ScpiHomeScreen() {
  const mayUseRealEstate = allows(useAppSelector(selectHeldRights), 'useRealEstate')
  const { addresses } = useHosts()
  const knows = useKnownRoutes()
  return (
    <>
      <title>Espace SCPI · Solive</title>
      <PageHeader title="Espace SCPI" />
      <PageBody>
        <Empty
          title="Cet espace est vide"
          sentence="Il réunit les clients SCPI, leurs dossiers d’investissement et leurs documents. Aucun n’y est enregistré."
          action={
            mayUseRealEstate ? (
              <RealEstateLink address={addresses.professional} />
            ) : (
              knows(accountAddress) && <Link to={accountAddress}>Voir mon compte</Link>
            )
          }
        />
        <ScpiRights />
      </PageBody>
    </>
  )
}

/** The session follows to the host of the other area: nobody logs in twice. */
function RealEstateLink({ address }: { address: string }) {
  const dispatch = useAppDispatch()
  const follow = async (event: MouseEvent) => {
    // Another tab is the browser's to open.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    location.assign(await dispatch(sessionFollowed(address)))
  }
  return (
    <a
      href={address}
      onClick={(event) => {
        void follow(event)
      }}
    >
      Aller à l’espace immobilier
    </a>
  )
}

/** What the person may do here, beside opening the area. */
function ScpiRights() {
  const held = useAppSelector(selectPermissions)
  const rights = Object.entries(permissions).filter(
    ([name]) => name.startsWith('scpi_') && [...held].some((permission) => permission === name),
  )
  return (
    <Card title="Vos droits dans l’espace SCPI">
      {rights.length > 0 ? (
        <ul>
          {rights.map(([name, label]) => (
            <li key={name}>{label}</li>
          ))}
        </ul>
      ) : (
        <p>
          Vous pouvez ouvrir cet espace, sans autre droit. Demandez à votre administrateur ceux dont vous avez besoin.
        </p>
      )}
    </Card>
  )
}
