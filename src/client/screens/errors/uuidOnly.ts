import type { LoaderFunction } from 'react-router-dom'
import { isUuid } from '#contract'
import { Refusal } from './refusal'

/** What is named by its UUID (`:uuid`); anything else is no page. @throws {Refusal} 404 */
export const uuidOnly: LoaderFunction = ({ params }) => {
  if (!isUuid(params['uuid'])) throw new Refusal(404, 'Page Not Found')
  return null
}
