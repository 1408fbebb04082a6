import { Link } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { lotName } from '#features/catalogue/client/lots'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { newOptionAddress, newReportAddress } from '#features/clientFile/contract'

interface SaleLinksProps {
  readonly lot: CatalogueProperty
  /** Id of the client file that lots are looked at for; null: one is chosen there. */
  readonly file: string | null
}

/** Lead to an option on a lot, while somebody may take it, and to the dénonciation of a client to its promoter. */
export const SaleLinks = ({ lot, file }: SaleLinksProps) => (
  <span className="lot-sale">
    <OptionLink lot={lot} file={file} />
    <Link
      to={newReportAddress(lot.program.id, file ?? undefined)}
      aria-label={`Dénoncer un client pour ${lotName(lot)}`}
    >
      Dénoncer
    </Link>
  </span>
)

/** Leads to an option on a lot, at rank one or two; nothing for one that nobody may take. */
export const OptionLink = ({ lot, file }: SaleLinksProps) =>
  isTakeable(lot) && (
    <Link to={newOptionAddress(lot.id, file ?? undefined)} aria-label={`Option sur ${lotName(lot)}`}>
      Option
    </Link>
  )

const isTakeable = ({ status }: { readonly status: string | null | undefined }): boolean =>
  status === 'available' || status === 'optioned'

/** Whether the viewer sells. */
export const useSells = (): boolean => useAppSelector((state) => allows(selectHeldRights(state), 'actOnSales'))
