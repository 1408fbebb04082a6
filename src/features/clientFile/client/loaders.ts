import { redirect, type LoaderFunction } from 'react-router-dom'
import { clientFileAddress } from '#features/clientFile/contract'

/** The first tab of a client file. */
export const toSynthesis: LoaderFunction = ({ params }) => redirect(clientFileAddress(params['uuid'] ?? ''))
