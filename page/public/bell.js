// Whoever taps a notification is brought back to the table that called.
addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === notification.data);
      return page ? page.focus() : clients.openWindow(notification.data);
    }),
  );
});
