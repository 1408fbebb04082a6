export { Feedback } from './Feedback'
export { useConfirm, useToast, type Confirmation, type Toast } from './FeedbackContext'
