// Loaded before a server under test: it reports its usage to its parent on request, and ends with it.
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() }));
process.once('disconnect', () => process.exit());
// The channel alone does not keep the process running once the server has closed.
process.channel?.unref();
