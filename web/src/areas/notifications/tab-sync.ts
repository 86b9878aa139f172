import { createChannel } from '../../portal/channel.ts'

/** Messages carry no data: each tab revalidates its own list. */
export const notificationChannel = createChannel<'changed'>('gatehouse.notifications')
