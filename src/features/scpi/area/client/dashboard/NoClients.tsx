import { Link } from 'react-router-dom'
import { Empty } from '#client/ui'
import { scpiFirmAddress } from '#features/scpi/firm/contract'

/** For who may open the area, and no client. */
export const NoClients = () => (
  <Empty
    title="Aucun client à voir ici"
    sentence="Vos droits ouvrent cet espace sans ses clients. Un administrateur de votre cabinet peut vous donner le rôle de CIF SCPI."
    action={<Link to={scpiFirmAddress}>Voir le cabinet</Link>}
  />
)
