import { redirect, type LoaderFunction } from 'react-router-dom'
import { isUuid } from '#contract'
import { clientFileAddress } from '#features/clientFile/contract'
import { Refusal } from '#client/screens/errors'

/** A client file is named by its UUID; anything else is no page. @throws {Refusal} 404 */
export const uuidOnly: LoaderFunction = ({ params }) => {
  if (!isUuid(params['uuid'])) throw new Refusal(404, 'Page Not Found')
  return null
}

/** The first tab of a client file. */
export const toSynthesis: LoaderFunction = ({ params }) => redirect(clientFileAddress(params['uuid'] ?? ''))
