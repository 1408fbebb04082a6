import { SendOutlined } from '@ant-design/icons'
import { StateTag } from '#client/screens/lifecycle'
import { studyKind, type Study } from './kinds'

/** The state of a study; one that was sent is under way no longer. */
export const StudyTag = ({ study: { attributes } }: { readonly study: Study }) => (
  <StateTag
    states={studyKind.states}
    status={attributes.status ?? 'generating'}
    icon={attributes.status === 'sent' ? <SendOutlined aria-hidden /> : undefined}
  />
)
