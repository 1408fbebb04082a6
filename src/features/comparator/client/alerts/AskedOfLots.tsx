import type { AlertDrawerProps } from './AlertDrawerProps'
import { attributesOfSearch, wholeAlert } from './alertSearch'
import { Criteria } from './Criteria'
import { countOfAlert, expectedWords, MOST_READ } from './expected'

/** What an alert on a search looks for, and how many lots that are today. */
export function AskedOfLots({ catalogue, filterContext, search }: Omit<AlertDrawerProps, 'onClose'>) {
  const alert = wholeAlert(attributesOfSearch(search))
  const count = countOfAlert(alert, catalogue, filterContext)
  return (
    <>
      <Criteria search={search} filterContext={filterContext} />
      <p role="status">
        <strong>{expectedWords(alert, count)}</strong>
        {count > MOST_READ && '. C’est beaucoup\u00a0: précisez la recherche pour ne pas être submergé.'}
      </p>
      {search.highestEffort !== null && search.clientFile === null && (
        <p className="remark">
          L’effort se calcule pour un foyer&nbsp;: choisissez un dossier dans la recherche pour que l’alerte suive
          l’effort maximum.
        </p>
      )}
    </>
  )
}
