import { Link } from 'react-router-dom'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { clientFileAddress } from '#features/clientFile/contract'

/** Which client file the answers come from, by its id. */
export function FilledFrom({ id }: { readonly id: string }) {
  const file = useAppSelector((state) => selectResource(state, 'client_file', id))
  return (
    <p className="simulator-from" role="status">
      Rempli avec le dossier <Link to={clientFileAddress(id)}>{file?.attributes.title ?? 'sans nom'}</Link>. Vos
      réponses n’y sont écrites que si vous les y enregistrez.
    </p>
  )
}
