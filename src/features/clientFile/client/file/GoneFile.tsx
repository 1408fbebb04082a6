import { Gone } from '#client/editing/saving'
import { clientFilesAddress } from '#features/clientFile/contract'

export const BACK = { address: clientFilesAddress, label: 'Retourner aux dossiers' } as const

/** A file that is not there for this person, and what they typed in it before it went. */
export const GoneFile = ({ id }: { id: string }) => (
  <Gone id={id} title="Ce dossier n’existe plus" sentence="Il a été supprimé, ou il n’est pas à vous" back={BACK} />
)
